import { Outlet } from '@tanstack/react-router';

/** The frame of every screen. */
export const Shell = () => (
  <main id="main">
    <Outlet />
  </main>
);
