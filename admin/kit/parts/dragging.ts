import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'

/** Starts a drag by mouse once it has moved, so that a click stays one, and by a finger that rests first: it scrolls otherwise. */
export const useDragSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  )

const unsaid = () => undefined

/** Dragging is for pointers; `instructions` tell who uses a keyboard what does the same. */
export const draggedByPointer = (instructions: string) => ({
  screenReaderInstructions: { draggable: instructions },
  announcements: { onDragStart: unsaid, onDragOver: unsaid, onDragEnd: unsaid, onDragCancel: unsaid },
})
