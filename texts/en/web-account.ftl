# Making an account, signing in, and what its owner sees.

title = Account
intro = No account is needed to play. With one you find your tables again on every device, and your name is yours.
sign-in = Sign in
sign-in-passkey = Sign in with a passkey
sign-in-password = Sign in with a password
sign-in-code = Sign in with this code
sign-in-mail = Send me a link
who = Name or e-mail address
password = Password
lost = Access lost?
code = Recovery code
email-to = Confirmed e-mail address
mail-sent = If an account has confirmed this address, a link is on its way there. It works for 20 minutes.
link = Sign in with the link from your mail
link-help = The link signs you in to the account that it was sent to. What you have here without an account, seats and games too, belongs to that account from then on.
link-help-signed-in = You are signed in as { $name }. The link signs you in to the account that it was sent to.
link-own = Go on only if you asked for this link yourself.
link-go-on = Sign in
link-leave = Not now
link-done = You are signed in.
link-tables = To your tables
no-mail = Links by mail are not set up on this server.
no-key = No passkey was used. You can try again, or choose another way.
no-passkeys-not-secure = Passkeys are not offered here: browsers use them only on pages that come over HTTPS.
no-passkeys-no-name = Passkeys are not offered here: browsers use them only on pages with a name, not under a number such as 192.168.0.7.
no-passkeys-browser = Passkeys are not offered here: this browser cannot use them.
make = Make an account
make-help = Your seats, tables and games so far stay yours.
name = Name
name-help = Others see it at the table. It belongs to you alone, in all spellings.
make-passkey = Make an account with a passkey
passkey-help = A passkey is your fingerprint, your face or the PIN of your device: nothing to remember, and nothing that could be stolen from us.
make-other = With a password instead
email-optional = E-mail address (optional)
email-help = For signing in, and to get a link when you have lost access. We send you a mail to confirm it.
email-help-no-mail = Only for signing in: this server sends no mail, so it does not help when you have lost access. Keep your recovery codes.
password-new = New password
password-help = Several unusual words are easy to remember and hard to guess.
make-password = Make an account with a password
codes-new = Your recovery codes
codes-help = Each code opens your account once if you lose everything else. They are shown only now: save or print them.
codes-save = Save as a file
codes-done = I have kept them
rename = Change
renamed = Your name has been changed.
private = Show others only my name
private-help = Otherwise everybody can see on your page how your games went at rated tables and at tables that anybody may join. Games at other tables are seen by you alone. Your name stays in the games that others have played with you and members of your clubs see your results there.
private-now = From now on others see only your name.
public-now = From now on others see your games.
own-page = My page
sign-out = Sign out
passkeys = Passkeys
passkey-since = since { $date }
passkey-remove-this = Remove the passkey of { $device }
remove = Remove
passkey-removed = The passkey has been removed.
passkey-add = Add a passkey
passkey-added = The passkey has been added.
device-unknown = Unknown device
devices = Signed-in devices
device-own = this device
device-end-this = Sign out { $device }
device-ended = The device has been signed out.
devices-end = Sign out all other devices
devices-ended = All other devices have been signed out.
password-old = Present password
password-set = Set a password
password-change = Change the password
password-changed = The password has been changed, and all other devices are signed out.
email = E-mail address
email-is-proved = The address is confirmed: with it you can have a link sent to you.
email-proved-now = Your address is confirmed.
email-change = Save
email-sent = We have sent you a mail. Open its link in this browser to confirm the address.
email-changed = The address has been changed.
codes = Recovery codes
codes-renew = Make new codes
data = Your data
holiday = Days off
data-help = Everything we know of you as one file: account, devices, seats, tables, results, ratings, clubs, notices and what you wrote.
data-get = Download my data
delete = Delete the account
delete-help = Your account, its keys and your name are deleted for good. Games you are in the middle of count as given up; the games of the others stay whole, without your name.
delete-confirm = Type { $name } to confirm
delete-now = Delete for good
proof = Is it you?
proof-help = Before this is done, please show once more that the account is yours.
proof-passkey = Show a passkey
proof-go-on = Go on
proof-cancel = Cancel
proof-neither = Neither at hand?
proof-again =
    { $by ->
        [code] Then sign in again, right here: with one of your recovery codes. That shows that the account is yours.
        [mail] Then sign in again, right here: with a link that we mail you. That shows that the account is yours.
       *[both] Then sign in again, right here: with one of your recovery codes, or with a link that we mail you. That shows that the account is yours.
    }
proof-mail-sent = A link is on its way to your address. Open it in this browser; you come back to your account, and can do it then.
proof-no-way = Your account has no recovery codes left and no confirmed address. Only its password or one of its passkeys shows that it is yours.
device-since =
    { $way ->
        [passkey] signed in with a passkey, { $date }
        [mail] signed in by mail, { $date }
        [recovery] signed in with a recovery code, { $date }
       *[other] signed in with a password, { $date }
    }
codes-left =
    { $count ->
        [0] You have no codes left.
        [one] You have one code left.
       *[other] You have { $count } codes left.
    }
