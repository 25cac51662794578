import { QueryClient } from '@tanstack/react-query';
import { minuteMs } from '../../../domain/time.ts';
import { ApiError } from './api-client.ts';

// A request without a network fails and says so, instead of waiting for one in silence.
const evenOffline = { networkMode: 'always' } as const;

// Nothing is fetched again by itself: a table that changes while it is read cannot be read.
const fetchedOnce = { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false };

/** The cache of the server's responses. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...evenOffline,
        ...fetchedOnce,
        gcTime: 5 * minuteMs,
        retry: (failures, error) => failures < 3 && !(error instanceof ApiError),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      },
      mutations: { ...evenOffline, retry: 0 },
    },
  });
