import { createContext } from 'react'

/** Whether a parent already closes this overlay on Back. */
export const BackHandledContext = createContext(false)
