import { useState, type ClipboardEvent, type DragEvent } from 'react'
import { useOwnPictureDrag } from './own-picture-drag'
import type { ComposerFiles } from './use-attachments'

/**
 * Whether these forms of one thing are a formatted text. Excel and Word add a picture of the text as a file. A file of
 * the Finder has its name as plain text, and a picture of another page has an address or only HTML.
 */
const isFormattedText = (types: readonly string[]): boolean =>
  types.includes('text/plain') &&
  (types.includes('text/html') || types.includes('text/rtf')) &&
  !types.includes('text/uri-list')

const bringsFiles = ({ dataTransfer: { types }, target }: DragEvent): boolean =>
  types.includes('Files') && !(target instanceof HTMLTextAreaElement && isFormattedText(types))

/** The dropped files, without folders, which browsers also list as files. */
const filesOf = ({ dataTransfer: { items } }: DragEvent): readonly File[] =>
  [...items].flatMap((item) =>
    item.kind !== 'file' || item.webkitGetAsEntry()?.isDirectory === true ? [] : (item.getAsFile() ?? []),
  )

/**
 * Handles files that the member drops or pastes on the element. Even if the chat accepts no files, the drop handler
 * stops the browser from opening a dropped file.
 */
export const useFileDrop = (files: Pick<ComposerFiles, 'onFiles'> | undefined) => {
  const [isOver, setOver] = useState(false)
  const isOwn = useOwnPictureDrag()
  return {
    isOver: isOver && files !== undefined,
    on: {
      onDragOver: (event: DragEvent) => {
        if (isOwn.current) {
          event.preventDefault()
          event.dataTransfer.dropEffect = 'none'
          return
        }
        if (!bringsFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (isOwn.current) {
          event.preventDefault()
          return
        }
        if (!bringsFiles(event)) return
        event.preventDefault()
        setOver(false)
        files?.onFiles(filesOf(event), 'paste')
      },
      onPaste: (event: ClipboardEvent) => {
        const pasted = [...event.clipboardData.files]
        if (pasted.length === 0 || files === undefined || isFormattedText(event.clipboardData.types)) return
        event.preventDefault()
        files.onFiles(pasted, 'paste')
      },
    },
  }
}
