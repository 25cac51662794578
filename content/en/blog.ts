export const blog = {
  name: 'Blog',
  meta: {
    title: 'Blog: recovery and regenerative travel',
    description:
      'Articles on burnout, nature, permaculture, old dogs and travel that gives something back, with their sources. Useful even if you never visit.',
  },
  heading: 'Regenerative Wellness & Travel Insights',
  intro: 'Each article names its sources.',
  later: 'Before You Set Out',
  feed: 'Follow the articles by RSS',
  article: {
    /** Between the two authors of a study. */
    and: '&',
    readingTime: '{minutes} min read',
    updated: 'Updated',
    sources: 'Sources',
    next: 'Read next',
    join: 'Join the Waitlist',
  },
};

export type Blog = typeof blog;
