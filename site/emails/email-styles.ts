import type { CSSProperties } from 'react';

// The inks of site/styles/tokens.css as figures: mail programs know no variables.
const day = {
  paper: '#f6f1e5',
  ink: '#1c2821',
  muted: '#414d44',
  primary: '#1f4a37',
  rule: '#c8c4b5',
};
const night = {
  paper: '#10191a',
  ink: '#efe8d8',
  muted: '#bdb8a8',
  primary: '#dda24a',
  rule: '#3f4b49',
};

/** For mail programs that ask for the theme. Others invert the colours of the day by themselves. */
export const nightStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: ${night.paper} !important; }
  .ink, .ink a { color: ${night.ink} !important; }
  .muted, .muted a { color: ${night.muted} !important; }
  .rule { border-color: ${night.rule} !important; }
  .button { background: ${night.primary} !important; }
  .button a { color: ${night.paper} !important; }
  .day { display: none !important; }
  .night { display: block !important; }
}
`;

const text: CSSProperties = {
  margin: '0 0 20px',
  color: day.ink,
  fontFamily: "Charter, 'Sitka Text', Cambria, Georgia, serif",
  fontSize: 18,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
};

const print: CSSProperties = {
  display: 'block',
  width: 320,
  maxWidth: '100%',
  height: 'auto',
  margin: '0 0 32px',
  border: 0,
};

/** Mail programs read a style at each element. */
export const styles = {
  paper: { margin: 0, padding: 0, background: day.paper },
  sheet: { width: '100%', maxWidth: 560, margin: '0 auto' },
  cell: { padding: '32px 20px 40px', textAlign: 'left' },
  brand: { ...text, margin: '0 0 24px', fontSize: 20 },
  mark: {
    display: 'inline-block',
    width: 32,
    height: 32,
    marginRight: 12,
    verticalAlign: 'middle',
  },
  print,
  nightPrint: { ...print, display: 'none' },
  heading: { ...text, margin: '0 0 24px', fontSize: 30, fontWeight: 'normal', lineHeight: 1.2 },
  text,
  link: { color: day.ink, textDecoration: 'underline' },
  button: { background: day.primary, borderRadius: 4 },
  buttonLink: {
    ...text,
    display: 'inline-block',
    margin: 0,
    padding: '12px 28px',
    color: day.paper,
    textDecoration: 'none',
  },
  buttonTable: { margin: '4px 0 24px' },
  foot: { margin: '32px 0 0', paddingTop: 20, borderTop: `1px solid ${day.rule}` },
  footText: { ...text, margin: '0 0 12px' },
  sender: { ...text, margin: 0, color: day.muted, fontSize: 16 },
} satisfies Record<string, CSSProperties>;
