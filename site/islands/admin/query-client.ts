import { QueryClient } from '@tanstack/react-query';
import { isRefused } from './api-client.ts';

// A request without a network fails and says so, instead of waiting for one in silence.
const networkMode = 'always';

/**
 * The cache of the server's answers. Query's own defaults are those of the specification: kept for
 * five minutes, asked for three times more, ever later up to 30 seconds, and no change sent twice.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode,
        // Nothing is fetched again by itself: a table that changes while it is read cannot be read.
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (failures, error) => failures < 3 && !isRefused(error),
      },
      mutations: { networkMode },
    },
  });
