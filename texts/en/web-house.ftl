# What the house is called, and its door.

house = The house
closed = By invitation only
closed-help = You need an invitation link from the host. If you have an account here, sign in.
invited = You are invited
your-name = Your name
come-in = Come in
sign-in = Sign in
reports =
    { $count ->
        [0] Reports: none
        [one] One report waits for an answer
       *[other] { $count } reports wait for an answer
    }
