import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { RoomAudio } from '../space/media/RoomAudio'
import { SpacesReady } from '../space/SpacesReady'
import type { CallProps } from './call-props'
import { CallElsewhere } from './CallElsewhere'
import { CallView } from './CallView'
import { MiniCall } from './MiniCall'
import { canOpenPictureInPicture, openPictureInPicture } from './picture-in-picture'

interface ScreensProps extends CallProps {
  /** Whether this tab plays the sound of the call. */
  readonly isHere: boolean
  readonly isSmall: boolean
  readonly onSmall: (isSmall: boolean) => void
}

/** The current call: full screen, as a small card, or in a picture-in-picture window (R2-039, R2-040). */
export function CallScreens(props: ScreensProps): ReactNode {
  return (
    <SpacesReady>
      <Shown {...props} />
    </SpacesReady>
  )
}

function Shown({ call, say, isHere, isSmall, onSmall }: ScreensProps): ReactNode {
  const [floating, setFloating] = useState<Window | null>(null)
  if (!isHere) return <CallElsewhere call={call} say={say} />
  const onFloat = (): void => {
    void openPictureInPicture(() => {
      setFloating(null)
    }).then(setFloating)
  }
  const card = (
    <MiniCall
      call={call}
      say={say}
      isFloating={floating !== null}
      onLarge={() => {
        floating?.close()
        onSmall(false)
      }}
    />
  )
  return (
    <>
      <RoomAudio />
      {floating !== null && createPortal(card, floating.document.body)}
      {floating === null &&
        (isSmall ? (
          card
        ) : (
          <CallView
            call={call}
            say={say}
            onSmall={() => {
              onSmall(true)
            }}
            onFloat={canOpenPictureInPicture() ? onFloat : undefined}
          />
        ))}
    </>
  )
}
