/** Widths in px that pictures are served in; any other is refused, so that what is made of them is bounded. */
export const imageWidths = [96, 192, 320, 480, 640, 828, 1080, 1440, 1920, 2560] as const
