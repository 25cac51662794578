import { languageTag, type Language } from '../../domain/language.ts';

/** Speech that makes no sound. */
export const speechDispatcherSettings = `
LogLevel 0
AudioOutputMethod "alsa"
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
`;

/** As installed, but silent about keys, and about a page until it is asked to read it. */
export const orcaSettings = JSON.stringify({
  general: { startingProfile: ['Default', 'default'] },
  pronunciations: {},
  keybindings: {},
  profiles: {
    default: {
      profile: ['Default', 'default'],
      enableKeyEcho: false,
      sayAllOnLoad: false,
      pageSummaryOnLoad: false,
    },
  },
});

/** Lets Orca write what it does at once, and not when a block is full. */
export const orcaCustomizations = `
from orca import debug
debug.debugFile.reconfigure(line_buffering=True)
`;

/** A first visit, without the browser's own pages, questions and calls. */
export const firefoxPreferences = (language: Language): string =>
  Object.entries({
    'accessibility.force_disabled': -1,
    'app.update.enabled': false,
    'browser.aboutwelcome.enabled': false,
    'browser.newtab.preload': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.newtabpage.enabled': false,
    'browser.startup.homepage_override.mstone': 'ignore',
    'datareporting.policy.dataSubmissionEnabled': false,
    'intl.accept_languages': languageTag[language],
    // Which words are misspelled depends on the machine's dictionaries.
    'layout.spellcheckDefault': 0,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'signon.rememberSignons': false,
    'toolkit.telemetry.reportingpolicy.firstRun': false,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('\n');
