import { useEffect, useEffectEvent, type RefObject } from 'react'

const isOfFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/** Takes the first file that is dropped on an element. */
export const useDroppedFile = (element: RefObject<HTMLElement | null>, onFile: (file: File) => void): void => {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal }
    element.current?.addEventListener(
      'dragover',
      (event) => {
        if (isOfFiles(event)) event.preventDefault()
      },
      options,
    )
    element.current?.addEventListener(
      'drop',
      (event) => {
        if (!isOfFiles(event)) return
        event.preventDefault()
        const file = event.dataTransfer?.files[0]
        if (file !== undefined) take(file)
      },
      options,
    )
    return () => listening.abort()
  }, [element])
}
