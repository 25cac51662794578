import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The answer to a query. Until it is there, and where it fails, the answer to the last one stays,
 * which Query's own placeholder does only for the first: a table that cannot be narrowed is not
 * emptied.
 */
export function useKeptQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
) {
  const { data, isError, refetch } = useQuery(options);
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(data);
  return {
    data: data ?? kept,
    isPending: data === undefined && !isError,
    isError,
    retry: () => void refetch(),
  };
}
