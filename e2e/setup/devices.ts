const touch = { isMobile: true, hasTouch: true };

export const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, ...touch },
  /** The phone that Lighthouse plays: its screen decides what pictures weigh. */
  sharpPhone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, ...touch },
};
