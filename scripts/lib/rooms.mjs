/**
 * Rooms of each folder that has them, floor by floor from the ground up. A room imports only from floors below its own:
 * neither from one above nor from a sister. Types count too, but in `backend/`, where any room may also import a
 * `table.ts`. Files of the folder itself are of no room.
 */
export const floors = {
  admin: [['kit'], ['session'], ['site', 'content', 'desk', 'clinic', 'operator'], ['shell']],
  backend: [
    ['kernel'],
    ['editing'],
    ['clinic'],
    ['messages'],
    ['people'],
    ['publishing'],
    ['catalogue'],
    ['booking'],
    ['content'],
    ['privacy'],
    ['insight'],
    ['calls'],
    ['operation'],
  ],
  server: [
    ['metrics'],
    ['cache'],
    ['fonts', 'images'],
    ['preparation', 'share-cards', 'catalogue'],
    ['routes'],
  ],
}

/** Every room of a folder, and the rooms that it may not import from. */
export const roomsOf = (folder) =>
  floors[folder].flatMap((floor, level) =>
    floor.map((room) => ({
      room,
      closed: floors[folder]
        .slice(level)
        .flat()
        .filter((other) => other !== room),
    })),
  )
