import { Component, type ReactNode } from 'react';

/** Shows the message of an error below it, as an alert. */
export class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }
  override render() {
    const { message } = this.state;
    return message ? <p role="alert">{message}</p> : this.props.children;
  }
}
