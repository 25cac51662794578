import { QueryClient } from '@tanstack/react-query';
import { minuteMs } from '../../../domain/time.ts';
import { ApiError } from './api-client.ts';

// A request without a network fails and says so, instead of waiting for one in silence.
const evenOffline = { networkMode: 'always' } as const;

/** The cache of the server's responses. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...evenOffline,
        gcTime: 5 * minuteMs,
        retry: (failures, error) => failures < 3 && !(error instanceof ApiError),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      },
      mutations: { ...evenOffline, retry: 0 },
    },
  });
