import type { ReactNode } from 'react';

/**
 * The back of a postcard: its message at the left, and at the right where it goes, below its stamp.
 * Where there is no room for both it stands upright. Pages with one import `postcard.css`, because
 * home's document has no room for it: there the form's script brings it.
 * @param to the lines of the address
 * @param postmark over the stamp of a card that was sent
 * @param below what stands across the whole card
 */
export function Postcard({
  to,
  stamp,
  postmark,
  below,
  children,
}: {
  to: readonly string[];
  stamp: ReactNode;
  postmark?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="postcard">
      <div className="postcard-back">
        <div className="postcard-message">{children}</div>
        <div className="postcard-to">
          <div className="postcard-stamp">
            {stamp}
            {postmark}
          </div>
          <address>
            {to.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
      </div>
      {below && <div className="postcard-below">{below}</div>}
    </div>
  );
}
