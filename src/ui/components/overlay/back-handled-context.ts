import { createContext } from 'react'

/** Whether somebody around sees to it that Back closes what is inside. */
export const BackHandledContext = createContext(false)
