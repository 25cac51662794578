import { languageTag, type Language } from '../../domain/language.ts';
import type { EmailPictures } from './email-pictures.ts';
import { nightStyles, styles } from './email-styles.ts';
import type { EmailWords } from './email-words.ts';

interface Props {
  language: Language;
  words: EmailWords;
  /** Without prints there is a slot for them. */
  pictures: EmailPictures;
}

/**
 * An e-mail as an HTML document with slots. Its layout is tables with a style at each element,
 * which is all that some mail programs know; the language stands inside the body too, because many
 * keep nothing around it.
 */
export function Email({ language, words, pictures }: Props) {
  const lang = languageTag[language];
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{words.subject}</title>
        <style dangerouslySetInnerHTML={{ __html: nightStyles }} />
      </head>
      <body className="paper" style={styles.paper}>
        <main lang={lang}>
          <Table width="100%" className="paper" style={styles.paper}>
            <td align="center">
              <Table width={560} style={styles.sheet}>
                <td className="ink" style={styles.cell}>
                  <Opening words={words} pictures={pictures} />
                  {words.paragraphs.map((paragraph) =>
                    paragraph === '{body}' ? (
                      <div key={paragraph} className="ink" style={styles.text}>
                        {paragraph}
                      </div>
                    ) : (
                      <Paragraph key={paragraph}>{paragraph}</Paragraph>
                    ),
                  )}
                  {words.button && <Button {...words.button} />}
                  <Foot {...words} />
                </td>
              </Table>
            </td>
          </Table>
        </main>
      </body>
    </html>
  );
}

/** A table of one cell. */
function Table(props: React.ComponentProps<'table'>) {
  const { children, ...table } = props;
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" border={0} {...table}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

function Opening({ words, pictures }: Omit<Props, 'language'>) {
  const [before, after] = words.greeting.split('{name}');
  return (
    <>
      <p className="ink" style={styles.brand}>
        <img src={pictures.mark} alt="" width={32} height={32} style={styles.mark} />
        {words.brand}
      </p>
      {pictures.prints ? <Prints prints={pictures.prints} alt="" /> : '{print}'}
      <h1 className="ink" style={styles.heading}>
        {words.heading}
      </h1>
      <Paragraph>
        {before}
        {after !== undefined && <bdi>{'{name}'}</bdi>}
        {after}
      </Paragraph>
    </>
  );
}

/** A print by day and by night; of a photograph there is only one. */
export const Prints = ({ prints, alt }: { prints: string[]; alt: string }) =>
  prints.map((print, index) => (
    <img
      key={print}
      src={print}
      alt={alt}
      width={320}
      className={index ? 'night' : 'day'}
      style={index ? styles.nightPrint : styles.print}
    />
  ));

const Paragraph = ({ children }: { children: React.ReactNode }) => (
  <p className="ink" style={styles.text}>
    {children}
  </p>
);

function Button({ label, note, otherwise }: NonNullable<EmailWords['button']>) {
  return (
    <>
      <Table style={styles.buttonTable}>
        <td className="button" style={styles.button}>
          <a href="{buttonUrl}" style={styles.buttonLink}>
            {label}
          </a>
        </td>
      </Table>
      <Paragraph>{note}</Paragraph>
      <Paragraph>{otherwise}</Paragraph>
    </>
  );
}

function Foot({ note, myData, policy, unsubscribe, sender }: EmailWords) {
  return (
    <div className="rule" style={styles.foot}>
      {note && (
        <p className="ink" style={styles.footText}>
          {note}
        </p>
      )}
      {myData && <FootLink {...myData} url="{myDataUrl}" />}
      {policy && <FootLink {...policy} url="{policyUrl}" />}
      {unsubscribe && <FootLink {...unsubscribe} url="{unsubscribeUrl}" />}
      {sender.map((line) => (
        <p key={line} className="muted" style={styles.sender}>
          {line}
        </p>
      ))}
    </div>
  );
}

const FootLink = ({ text, link, url }: { text: string; link: string; url: string }) => (
  <p className="ink" style={styles.footText}>
    {text}{' '}
    <a href={url} style={styles.link}>
      {link}
    </a>
  </p>
);
