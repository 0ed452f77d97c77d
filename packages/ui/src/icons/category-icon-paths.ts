const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Outlines of the eleven category icons, keyed by their map names; the same grid and stroke as the general ones. */
export const categoryIconPaths = {
  Cashback: `M4 9.5A8.3 8.3 0 0 1 19.3 8M20 3.5V8h-4.5M20 14.5A8.3 8.3 0 0 1 4.7 16M4 20.5V16h4.5${circle(12, 12, 2.75)}`,
  Health: 'M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5V4Z',
  Traveling:
    'M5.5 8h13A1.5 1.5 0 0 1 20 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-9A1.5 1.5 0 0 1 5.5 8ZM9 8V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V8M8 8v12M16 8v12',
  EMealVouchersAndGroceries:
    'M7 3.5v17M4.5 3.5v4.25a2.5 2.5 0 0 0 5 0V3.5M17 20.5v-7M17 13.5c-2.5 0-3-2-3-4.5 0-3 1.25-5.5 3-5.5s3 2.5 3 5.5c0 2.5-.5 4.5-3 4.5Z',
  Books: 'M5 18V5.5A2 2 0 0 1 7 3.5h12v13H7A2 2 0 0 0 5 18.5a2 2 0 0 0 2 2h12v-4M9 7.5h6',
  CultureAndEntertainment:
    'M4 4.5c2.5 1 5.5 1 8 0v6c0 3-1.5 5.25-4 6-2.5-.75-4-3-4-6v-6ZM6.75 8.5h.01M9.25 8.5h.01M6.75 12c.75.75 1.75.75 2.5 0M15 8.25c1.7.2 3.4 0 5-.75v6c0 3-1.5 5.25-4 6-1.5-.45-2.65-1.45-3.3-2.8M17.25 12.5h.01M14.75 16.25c.75-.75 1.75-.75 2.5 0',
  PersonalDevelopment:
    'M2.5 9.5 12 5l9.5 4.5L12 14 2.5 9.5ZM6.5 11.5v4.75c1.5 1.5 3.3 2.25 5.5 2.25s4-.75 5.5-2.25V11.5M21.5 9.5v5.5',
  Sales: `M4 4.5h7l9 9a1.6 1.6 0 0 1 0 2.25L15.75 20a1.6 1.6 0 0 1-2.25 0L4 11V4.5ZM8 8.5h.01M11 14.25l4.25-1.5`,
  Sport: 'M7.5 6.5v11M16.5 6.5v11M4.5 8.5v7M19.5 8.5v7M7.5 12h9M2.5 12h2M19.5 12h2',
  Beauty:
    'M12 20.5c-4.5-1.5-7-4.5-7.5-9 2.25 0 4.25.75 5.75 2.25M12 20.5c4.5-1.5 7-4.5 7.5-9-2.25 0-4.25.75-5.75 2.25M12 20.5c-3.25-3.5-4-6-4-9.5 0-2.75 1.5-5.5 4-7.5 2.5 2 4 4.75 4 7.5 0 3.5-.75 6-4 9.5Z',
  Shopping:
    'M5.5 8h13l1 11a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19l1-11ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
} as const;

/** The map name of a category's icon. */
export type CategoryIconName = keyof typeof categoryIconPaths;
