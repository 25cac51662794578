import type { MyData } from '../../../content/en/my-data.ts';
import type { Language } from '../../../domain/language.ts';
import type { ErasureReceipt } from '../../../domain/my-data/my-data.ts';
import { href } from '../../../domain/routes.ts';
import { Actions, ButtonLink } from '../../ui/button/Button.tsx';
import styles from './MyData.module.css';
import { Row, Rows } from './Rows.tsx';

const counted = ['submissions', 'consents', 'emails'] as const;

/** The receipt of a deletion, with nothing of the person. */
export const Receipt = ({
  text,
  receipt,
  language,
}: {
  text: MyData['erased'];
  receipt: ErasureReceipt;
  language: Language;
}) => (
  <div className={styles.everything}>
    <h2>{text.receipt}</h2>
    <Rows>
      {counted.map((what) => (
        <Row key={what} name={text.counts[what]}>
          {receipt[what]}
        </Row>
      ))}
    </Rows>
    <p>{text.remains}</p>
    <p>{text.note}</p>
    <Actions>
      <ButtonLink href={href('home', language)}>{text.action}</ButtonLink>
    </Actions>
  </div>
);
