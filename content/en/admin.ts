export const admin = {
  meta: {
    title: 'Administration desk',
    description: 'Where the owner of the retreat signs in and reads the interest submissions.',
  },
  needsScript:
    'The administration desk needs JavaScript. Please allow it for this site and reload.',
  login: {
    heading: 'Admin Login',
    username: 'Username',
    password: 'Password',
    submit: 'Login',
    busy: 'Authenticating...',
  },
  toasts: {
    failed: 'Authentication failed',
    invalid: 'Invalid credentials',
    unable: 'Unable to verify credentials',
    tryAgainIn: 'Try again in {minutes} minutes.',
  },
  desk: {
    heading: 'Admin Dashboard',
    total: 'Total Submissions',
    thisWeek: 'This Week',
    thisMonth: 'This Month',
    backToSite: 'Back to Site',
    tableHeading: 'Interest Submissions',
    empty: 'Nobody has joined yet. The first name will stand here.',
    columns: {
      name: 'Name',
      email: 'Email',
      country: 'Country',
      profession: 'Profession',
      wantsUpdates: 'Wants Updates',
      date: 'Date',
    },
    yes: 'Yes',
    no: 'No',
    none: '-',
    message: 'Message',
    events: {
      heading: 'Counted Events',
      note: 'Since the site opened, from visitors who accepted to be counted.',
      toPortuguese: 'Switches to Portuguese',
      toEnglish: 'Switches to English',
      partnerClicks: 'Clicks on the founding partner link',
    },
    returning: 'returning',
    returningHint: 'This e-mail address has joined before.',
  },
};

export type Admin = typeof admin;
