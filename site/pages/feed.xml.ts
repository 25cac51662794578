import { feedOf } from '../blog/feed.ts';

/** The articles in English as RSS 2.0. */
export const GET = () => feedOf('en');
