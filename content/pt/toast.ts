import type { ToastText } from '../en/toast.ts';

export const toast: ToastText = {
  label: 'Notificação',
  region: 'Notificações ({hotkey})',
  close: 'Fechar',
};
