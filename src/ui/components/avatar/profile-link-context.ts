import { createContext, useContext } from 'react'

type Lead = (id: string) => void

const FaceLeads = createContext<Lead | null>(null)

/** Around whatever shows faces that lead to profiles. */
export const ProfileLinkProvider = FaceLeads.Provider

/** `null` where faces lead nowhere. */
export const useProfileLink = (): Lead | null => useContext(FaceLeads)
