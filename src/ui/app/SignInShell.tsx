import type { ReactNode } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { isMember } from '../../domain/session'
import { useApp, useSource } from './app-context'
import { paths } from './paths'

/** Around the sign-in screens: whoever is signed in already goes to the group centre (R1-053). */
export function SignInShell(): ReactNode {
  const app = useApp()
  return isMember(useSource(app.account.sources.session)) ? <Navigate to={paths.groupCentre} replace /> : <Outlet />
}
