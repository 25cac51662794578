// The other part is the line in Layout.astro's head that applies a stored theme before the first
// paint.
const key = 'theme';

/**
 * Shows the pictures of a theme chosen by hand, which `<source media>` hides while the system has
 * the other theme.
 */
export function showPicturesOfChosenTheme(): void {
  const { theme } = document.documentElement.dataset;
  if (!theme) return;
  const other = theme === 'dark' ? 'light' : 'dark';
  for (const source of document.querySelectorAll(`picture > [media*="${other}"]`)) source.remove();
}

/**
 * Lets the visitor choose a theme and stores it; `system` deletes the stored choice.
 * @param control the choice of three
 * @param lantern one press turns day into night, and back
 */
export function enhanceTheme(control: HTMLElement, lantern: HTMLElement): void {
  const { dataset } = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isNight = () => (dataset['theme'] ? dataset['theme'] === 'dark' : system.matches);
  const show = () => {
    const current = dataset['theme'] ?? 'system';
    for (const radio of control.querySelectorAll('input')) radio.checked = radio.value === current;
    lantern.ariaPressed = String(isNight());
  };
  const choose = (theme: string) => {
    applyTheme(theme);
    show();
  };
  show();
  control.hidden = false;
  control.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) choose(target.value);
  });
  lantern.addEventListener('click', () => {
    choose(isNight() ? 'light' : 'dark');
  });
  system.addEventListener('change', show);
}

function applyTheme(theme: string) {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  showPicturesOfChosenTheme();
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage is off: the choice applies to this page only.
  }
}
