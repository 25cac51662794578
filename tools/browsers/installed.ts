import { existsSync } from 'node:fs';

/** The programs that each browser needs, by their packages in Debian. */
const programs = {
  Firefox: { 'firefox-esr': 'firefox-esr' },
  WebKit: { 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' },
};

/** The Debian packages without which a browser cannot be driven here. */
export const missingPackages = (browser: keyof typeof programs): string[] =>
  Object.entries(programs[browser])
    .filter(([, program]) => !existsSync(`/usr/bin/${program}`))
    .map(([name]) => name);
