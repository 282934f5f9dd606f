'use client';
import { hintPanelMessages } from '../../messages/hintPanelMessages.js';
import { hasVisibleText } from '../../model/text/hasVisibleText.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { JsonValue } from '../schema-view/JsonValue.js';
import { UntrustedText } from '../untrusted-text/UntrustedText.js';

interface OtherAnnotationsProps {
  members: readonly (readonly [name: string, value: unknown])[];
}

const limit = 50;

/** Whatever else the server put among the hints, by name and value, in its own words. */
export function OtherAnnotations({ members }: OtherAnnotationsProps) {
  const m = useMessages('hintPanel', hintPanelMessages);
  const hidden = members.length - limit;
  return (
    <div data-toolcard="hint-panel-others">
      <p data-toolcard="hint-panel-claim">
        <strong>{m.others}</strong> {m.othersNote}
      </p>
      <dl data-toolcard="hint-panel-list">
        {members.slice(0, limit).map(([name, value]) => (
          <div key={name} data-toolcard="hint-panel-other">
            <dt>
              <code data-toolcard="hint-panel-wire-name">
                {hasVisibleText(name) ? (
                  <UntrustedText kind="label" text={name} label={name} />
                ) : (
                  <JsonValue value={name} />
                )}
              </code>
            </dt>
            <dd data-toolcard="hint-panel-answer">
              <JsonValue value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {hidden > 0 ? <p data-toolcard="hint-panel-claim">{m.moreOthers(hidden)}</p> : null}
    </div>
  );
}
