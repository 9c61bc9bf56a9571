import { createContext, useContext } from 'react'

type Lead = (id: string) => void

const FaceLeads = createContext<Lead | null>(null)

export const ProfileLinkProvider = FaceLeads.Provider

/** Opens a person's profile. `null` in places where avatars are not links. */
export const useProfileLink = (): Lead | null => useContext(FaceLeads)
