import { feedOf } from '../../blog/feed.ts';

/** The articles in Portuguese as RSS 2.0. */
export const GET = () => feedOf('pt');
