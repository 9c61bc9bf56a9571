import { createContext, useContext, type ReactNode } from 'react'

export const MINUTE_MS = 60_000

const FrameAccount = createContext<ReactNode>(null)

export const HeaderAccountProvider = FrameAccount.Provider

/** The account menu: in the header on a desktop; on a phone the screens place it in their own heads. */
export const useHeaderAccount = (): ReactNode => useContext(FrameAccount)
