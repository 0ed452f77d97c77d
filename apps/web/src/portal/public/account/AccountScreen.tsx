import { useLocation } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { RecoveryScreen } from './RecoveryScreen.tsx';
import { ResetScreen } from './ResetScreen.tsx';
import { WelcomeScreen } from './WelcomeScreen.tsx';

const screens: Readonly<Record<string, ComponentType>> = {
  '/welcome': WelcomeScreen,
  '/password-recovery': RecoveryScreen,
  '/password-reset': ResetScreen,
};

/** The way into an account that the address means; all come in one file, so that the first load knows of one. */
export const AccountScreen = () => {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '').toLowerCase() });
  const Screen = screens[path];
  return Screen && <Screen />;
};
