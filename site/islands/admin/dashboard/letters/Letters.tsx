import { useQuery } from '@tanstack/react-query';
import { useDashboard } from '../dashboard-context.ts';
import { Loaded } from '../Loaded.tsx';
import { View } from '../View.tsx';

/** Letters to everybody on the list. Their code is loaded when they are shown first. */
export function Letters() {
  const { text } = useDashboard();
  const code = useQuery({
    queryKey: ['code of letters'],
    queryFn: () => import('./LetterList.tsx'),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  return (
    <View name="letters" heading={text.letters.heading}>
      <Loaded query={code}>{({ LetterList }) => <LetterList />}</Loaded>
    </View>
  );
}
