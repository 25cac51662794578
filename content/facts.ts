/** Three months of a year: the first from January to March. */
export interface Quarter {
  quarter: number;
  year: number;
}

/** Figures and dates of the retreat, once for both languages. */
export const facts = {
  coordinates: { latitude: 39.3, longitude: -9.1 },
  minutesFromLisbonAirport: 60,
  minutesFromPorto: 90,
  kilometresFromHighwayExit: 10,
  hoursByTrain: 1,
  minutesByTaxiFromStation: 15,
  sunnyDaysAYear: 300,
  minutesInNatureThatLowerCortisol: 10,
  supporters: 120,
  pilotProgrammes: { quarter: 2, year: 2026 },
  fullOperations: { quarter: 3, year: 2026 },
  immersionDays: 3,
  signatureProgrammeDays: 7,
  minimumAge: 18,
  retentionYears: 2,
  rightsRequestDays: 30,
  /** After this, a submission's IP address and browser type are cleared. */
  technicalDataDays: 30,
  /** After this, copies of the store delete themselves. */
  copyDays: 14,
  /** The national 2030 tourism initiative that the partners section names. */
  tourismInitiativeYear: 2030,
  policiesUpdated: { year: 2025, month: 1 },
};

export type Facts = typeof facts;
