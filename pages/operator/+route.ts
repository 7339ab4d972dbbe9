// https://vike.dev/route-string
export default '/_operator'
