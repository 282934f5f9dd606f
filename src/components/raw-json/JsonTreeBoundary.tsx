'use client';
import { Component, type ReactNode } from 'react';

interface JsonTreeBoundaryProps {
  /** What is drawn: another tree gets another try. */
  tree: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

interface JsonTreeBoundaryState {
  failed: boolean;
  tree: unknown;
}

/** Shows the fallback where a tree throws while it is drawn. */
export class JsonTreeBoundary extends Component<JsonTreeBoundaryProps, JsonTreeBoundaryState> {
  override state: JsonTreeBoundaryState = { failed: false, tree: this.props.tree };

  static getDerivedStateFromError(): Partial<JsonTreeBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { tree }: JsonTreeBoundaryProps,
    state: JsonTreeBoundaryState,
  ): Partial<JsonTreeBoundaryState> | null {
    return tree === state.tree ? null : { failed: false, tree };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
