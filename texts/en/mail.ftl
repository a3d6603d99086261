## Mails. The link stands on a line of its own.

sign-in-subject = Your link to sign in
sign-in-text =
    Hello { $name },

    this link signs you in. It works once, for 20 minutes:

    { $link }

    If you did not ask for it, you need not do anything: nobody can use it without this mail.
prove-subject = Is this your address?
prove-text =
    Hello { $name },

    you have given this address for your account. To confirm it, open this link in the browser where you are signed in, within 20 minutes:

    { $link }

    If this was not you, you need not do anything.
replaced-subject = An address was taken from your account
replaced-text =
    Hello { $name },

    your account no longer uses this address: it was replaced or removed. Links to sign in and notices do not come here any more.

    If this was you, you need not do anything. If it was not, sign in by your password, a passkey or a recovery code, and sign out everywhere else:

    { $link }
