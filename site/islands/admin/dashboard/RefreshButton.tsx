import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button/Button.tsx';
import { useDashboard } from './dashboard-context.ts';

/** Asks the server what is new: the dashboard does not by itself. */
export function RefreshButton() {
  const { text } = useDashboard();
  const client = useQueryClient();
  return (
    <Button look="quiet" onClick={() => void client.invalidateQueries()}>
      {text.refresh}
    </Button>
  );
}
