import { useEffect, type ReactNode } from 'react'
import { createBrowserRouter, Navigate, Outlet, useLocation, useMatches, type RouteObject } from 'react-router-dom'
import { ErrorScreen } from '../screens/error/ErrorScreen'
import { NotFoundView } from '../screens/not-found/NotFoundView'
import { useApp } from './app-context'
import { Overlays } from './Overlays'
import { paths } from './paths'
import { SignInShell } from './SignInShell'
import { useExportLog } from './use-export-log'

/** Tells the tab's log which kind of page is shown: the pattern, never the ids in it. */
function Root(): ReactNode {
  const app = useApp()
  const { pathname } = useLocation()
  const pattern = useMatches().at(-1)?.id ?? ''
  useEffect(() => app.tab.say({ type: 'RouteChanged', path: pattern }), [app, pattern, pathname])
  return (
    <>
      <Outlet />
      <Overlays />
    </>
  )
}

function Crash(): ReactNode {
  return <ErrorScreen onReload={() => window.location.reload()} onExportLog={useExportLog()} />
}

const appShell = async () => ({ Component: (await import('./AppShell')).AppShell })
const groupCentre = async () => ({ Component: (await import('../screens/group-centre/GroupCentreScreen')).GroupCentreScreen })
const group = async () => ({ Component: (await import('../screens/group/GroupScreen')).GroupScreen })
const messages = async () => ({ Component: (await import('../screens/messages/MessagesScreen')).MessagesScreen })
const signIn = async () => ({ Component: (await import('../screens/sign-in/SignInScreen')).SignInScreen })
const emailSignIn = async () => ({ Component: (await import('../screens/sign-in/EmailSignInScreen')).EmailSignInScreen })

/** Every address there is; a screen loads when it is first shown. */
const routes: RouteObject[] = [{
  id: 'root',
  Component: Root,
  ErrorBoundary: Crash,
  HydrateFallback: () => null,
  children: [
    {
      id: '/sign-in/*',
      Component: SignInShell,
      children: [
        { id: paths.signIn, path: paths.signIn, lazy: signIn },
        { id: paths.emailSignIn, path: paths.emailSignIn, lazy: emailSignIn },
      ],
    },
    {
      id: '/*',
      lazy: appShell,
      children: [
        { id: '/', path: '/', element: <Navigate to={paths.groupCentre} replace /> },
        { id: '/group', path: paths.groupCentre, lazy: groupCentre },
        { id: '/g', path: paths.groupCentreAlias, lazy: groupCentre },
        { id: '/group/:key', path: '/group/:key', lazy: group },
        { id: '/g/:key', path: '/g/:key', lazy: group },
        { id: '/message', path: paths.messages, lazy: messages },
        { id: '*', path: '*', element: <NotFoundView homeHref={paths.groupCentre} /> },
      ],
    },
  ],
}]

export type MakeRouter = (routes: RouteObject[]) => ReturnType<typeof createBrowserRouter>

export const createRouter = (make: MakeRouter = createBrowserRouter) => make(routes)
