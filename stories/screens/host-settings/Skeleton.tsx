/** Holds the place of cards that are still on their way. */
export function Skeleton() {
  return (
    <div className="host-settings-skeleton" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
