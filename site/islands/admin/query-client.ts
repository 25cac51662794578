import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { minuteMs } from '../../../domain/time.ts';
import { ApiError, SessionExpired } from './api-client.ts';

// A request without a network fails and says so, instead of waiting for one in silence.
const evenOffline = { networkMode: 'always' } as const;

/**
 * The cache of the server's responses.
 * @param onExpired called when any response says that the session has ended
 */
export function createQueryClient(onExpired: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof SessionExpired) onExpired();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        ...evenOffline,
        gcTime: 5 * minuteMs,
        retry: (failures, error) =>
          failures < 3 && !(error instanceof SessionExpired || error instanceof ApiError),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      },
      mutations: { ...evenOffline, retry: 0 },
    },
  });
}
