import { createContext, useContext, type ReactNode } from 'react'

export const MINUTE_MS = 60_000

const FrameAccount = createContext<ReactNode>(null)

export const HeaderAccountProvider = FrameAccount.Provider

/** The account menu. On desktop the app header shows the menu; on phones each screen places it in its own header. */
export const useHeaderAccount = (): ReactNode => useContext(FrameAccount)
