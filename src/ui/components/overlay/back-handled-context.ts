import { createContext } from 'react'

/** True where a parent already closes this overlay on Back. */
export const BackHandledContext = createContext(false)
