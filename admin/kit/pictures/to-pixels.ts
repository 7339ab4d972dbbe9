type Part = { x: number; y: number; width: number; height: number }

/** A part in percent of a picture as whole pixels of it, which never reach beyond it. */
export function toPixels(part: Part, { width, height }: { width: number; height: number }): Part {
  const x = Math.min(width - 1, Math.round((part.x / 100) * width))
  const y = Math.min(height - 1, Math.round((part.y / 100) * height))
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.round((part.width / 100) * width))),
    height: Math.max(1, Math.min(height - y, Math.round((part.height / 100) * height))),
  }
}
