/** Widths in px in which pictures are served. Any other is refused, which bounds the number of files. */
export const imageWidths = [96, 192, 320, 480, 640, 828, 1080, 1440, 1920, 2560] as const
