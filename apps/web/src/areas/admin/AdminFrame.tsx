import { Outlet } from '@tanstack/react-router';

export const AdminFrame = () => <Outlet />;
