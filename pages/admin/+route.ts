// https://vike.dev/route-string
export default '/admin'
