import type { ReactNode } from 'react';
import type { MyData } from '../../content/en/my-data.ts';
import { otherLanguage } from '../../domain/language.ts';
import type { OwnData } from '../../domain/own-data/own-data.ts';
import styles from './MyData.module.css';
import { Press } from './Press.tsx';

/** What can be done with all of it, the lightest first. Who is restricted is offered what changes nothing, and leaving. */
export function Acts({ text, data }: { text: MyData['acts']; data: OwnData }) {
  const changeable = data.restrictedSince === null;
  const getsNews = data.state === 'confirmed' && data.wantsUpdates === true;
  const news = text.news[getsNews ? 'off' : 'on'];
  const other = otherLanguage(data.language ?? 'en');
  return (
    <ul className={styles.acts}>
      <Act id="download" heading={text.download.heading} now={text.download.text}>
        <Press press="download" label={text.download.press} describedBy="act-download" />
      </Act>
      {changeable && (
        <>
          <Act id="news" heading={text.news.heading} now={news.now}>
            <Press
              press={getsNews ? 'newsOff' : 'newsOn'}
              label={news.press}
              describedBy="act-news"
            />
          </Act>
          {data.language && (
            <Act id="language" heading={text.language.heading} now={text.language[other].now}>
              <Press
                press={other === 'en' ? 'languageEn' : 'languagePt'}
                label={text.language[other].press}
                describedBy="act-language"
              />
            </Act>
          )}
        </>
      )}
      {changeable && (
        <Act id="email" heading={text.email.restated} now={text.email.now}>
          <Press press="email" label={text.email.press} describedBy="act-email" />
        </Act>
      )}
      {data.state !== 'left' && (
        <Act id="leave" heading={text.leave.heading} now={text.leave.now}>
          <Press press="leave" label={text.leave.press} describedBy="act-leave" />
        </Act>
      )}
      <Act id="erase" heading={text.erase.heading} now={text.erase.now}>
        <Press press="erase" label={text.erase.press} describedBy="act-erase" />
      </Act>
    </ul>
  );
}

const Act = ({
  id,
  heading,
  now,
  children,
}: {
  id: string;
  heading: string;
  now: string;
  children: ReactNode;
}) => (
  <li>
    <div>
      <h3 id={`act-${id}`}>{heading}</h3>
      <p>{now}</p>
    </div>
    {children}
  </li>
);
