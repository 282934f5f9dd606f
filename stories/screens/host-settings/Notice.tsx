import { UntrustedText } from 'toolcard';

/** What a {@link Notice} says. */
export interface NoticeProps {
  tone: 'plain' | 'warning' | 'danger';
  title: string;
  /** Our explanation. */
  text?: string;
  /** What the server, or the program that runs it, said: shown as its words, not ours. */
  reason?: string;
}

/** Something that a person should know about the list below, or instead of it. */
export function Notice({ tone, title, text, reason }: NoticeProps) {
  return (
    <div className="host-settings-notice" data-tone={tone}>
      <p className="host-settings-notice-title">{title}</p>
      {text ? <p>{text}</p> : null}
      {reason ? (
        <p className="host-settings-reason">
          <UntrustedText text={reason} />
        </p>
      ) : null}
    </div>
  );
}
