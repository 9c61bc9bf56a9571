import { createContext, useContext } from 'react'

type Lead = (id: string) => void

const FaceLeads = createContext<Lead | null>(null)

export const ProfileLinkProvider = FaceLeads.Provider

/** `null` where avatars are not links. */
export const useProfileLink = (): Lead | null => useContext(FaceLeads)
