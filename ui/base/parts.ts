/*
 * What many sections show, beside the parts in `ui/` itself. A build puts it into the file of these (decision 0013).
 */
import '../popup/use-chosen-popups.ts'
import 'lucide-react/dist/esm/icons/arrow-left.mjs'
import 'lucide-react/dist/esm/icons/check.mjs'
import 'lucide-react/dist/esm/icons/chevron-right.mjs'
import 'lucide-react/dist/esm/icons/eye-off.mjs'
import 'lucide-react/dist/esm/icons/eye.mjs'
import 'lucide-react/dist/esm/icons/lock.mjs'
import 'lucide-react/dist/esm/icons/minus.mjs'
import 'lucide-react/dist/esm/icons/pause.mjs'
import 'lucide-react/dist/esm/icons/play.mjs'
import 'lucide-react/dist/esm/icons/plus.mjs'
